export const findFirefox: () => string | undefined;
export const findWebKit: () => { readonly driver: string; readonly screen: string } | undefined;
export const hasChromium109: () => boolean;
export const unpackChromium109: () => Promise<string>;
