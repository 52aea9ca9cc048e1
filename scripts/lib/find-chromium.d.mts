export declare const findChromium: () => string | undefined;
export declare const findChromiumWithoutWindows: () => string | undefined;
export declare const findTestBrowser: () => string | undefined;
