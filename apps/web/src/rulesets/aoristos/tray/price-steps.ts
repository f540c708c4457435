/** Distances that cost the same, together: 1–3 m 1 KP, 4–8 m 3 KP. */
export type PriceStep = { readonly from: number; readonly to: number; readonly cost: number };

export const priceSteps = (
  walk: readonly { readonly metres: number; readonly cost: number }[],
): readonly PriceStep[] => {
  const steps: { from: number; to: number; cost: number }[] = [];
  for (const { metres, cost } of walk) {
    const last = steps.at(-1);
    if (last?.cost === cost) last.to = metres;
    else steps.push({ from: metres, to: metres, cost });
  }
  return steps;
};
