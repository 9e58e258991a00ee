// Preloaded by a server that the bench starts: writes to the folder PAUSES what has kept its event loop.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.PAUSES ?? '';
const tick = 5;
// Milliseconds since the last turn beyond the tick, and those of them in which this thread has worked.
let longest = 0;
let longestWork = 0;
let beyond = 0;
let last = performance.now();
let work = process.threadCpuUsage();

setInterval(() => {
  const now = performance.now();
  const used = process.threadCpuUsage(work);
  const pause = now - last - tick;
  const worked = (used.user + used.system) / 1000;
  longest = Math.max(longest, pause);
  longestWork = Math.max(longestWork, Math.min(worked, pause));
  if (pause > 50) beyond += 1;
  last = now;
  work = process.threadCpuUsage();
}, tick).unref();

setInterval(() => {
  const seen = { longest, longestWork, beyond };
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(seen));
}, 200).unref();

// The bench asks for a new count.
process.on('SIGUSR2', () => {
  longest = 0;
  longestWork = 0;
  beyond = 0;
});
