/** Faces of a throw, counted from 1 to 6: all that hands need to know, without sorting. */
export class Tray {
  readonly counts = new Int32Array(7);
  readonly #word: () => number;
  constructor(word: () => number) {
    this.#word = word;
  }

  /** One die, without modulo bias: the same face that the rules would get from the same words. */
  die(): number {
    let word = this.#word();
    while (word >= 4_294_967_292) word = this.#word();
    return (word % 6) + 1;
  }

  /** Stress: two dice, the lower counts. */
  lowerOfTwo(): number {
    const first = this.die();
    return Math.min(first, this.die());
  }

  throw(dice: number): void {
    this.counts.fill(0);
    for (let i = 0; i < dice; i++) {
      const face = this.die();
      this.counts[face] = (this.counts[face] ?? 0) + 1;
    }
  }

  lowest(counted: number): number {
    let sum = 0;
    let left = counted;
    for (let face = 1; face <= 6 && left > 0; face++) {
      const taken = Math.min(left, this.counts[face] ?? 0);
      sum += taken * face;
      left -= taken;
    }
    return sum;
  }

  highest(counted: number): number {
    let sum = 0;
    let left = counted;
    for (let face = 6; face >= 1 && left > 0; face--) {
      const taken = Math.min(left, this.counts[face] ?? 0);
      sum += taken * face;
      left -= taken;
    }
    return sum;
  }

  /** A hand of `counted` base dice with `net` free (above 0) or forcing dice (below), cut to six dice in all. */
  hand(counted: number, net: number): number {
    const extra = Math.min(Math.abs(net), 6 - counted);
    this.throw(counted + extra);
    return net < 0 ? this.lowest(counted) : this.highest(counted);
  }
}
