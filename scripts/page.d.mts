export const ensurePage: () => void;
