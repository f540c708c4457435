// Plays the evenings that are asked for on standard input, a line of JSON each; tells what came of each, and first where this is.
import { createInterface } from 'node:readline';
import { cameOf, placeHere } from './evening.ts';

console.log(JSON.stringify(placeHere()));
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await cameOf(JSON.parse(line))));
