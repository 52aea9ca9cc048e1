/** Small values every process of this deployment sees, e.g. a token all of them use. They may be lost at any time. */
export interface SharedValues {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
}
