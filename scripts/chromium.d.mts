export const findChromium: () => string | undefined;
export const ensureChromium: () => void;
