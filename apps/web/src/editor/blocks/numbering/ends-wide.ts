/** Whether a number ends with a full-width mark (一、 （一）), which brings its own space: nothing comes between it and the title. */
export function endsWide(number: string): boolean {
  return /[\u3001\uff09]$/.test(number);
}
