/** Polish counts in three ways: 1 punkt, 2 punkty, 5 punktów. */
export const counted = (n: number, one: string, few: string, many: string): string => {
  const [tens, units] = [n % 100, n % 10];
  if (n === 1) return `${n} ${one}`;
  const isFew = units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14);
  return `${n} ${isFew ? few : many}`;
};
