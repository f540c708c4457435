/** Nothing that comes from outside can plant a property on every object. */
export const harden = (): void => void Object.freeze(Object.prototype);
