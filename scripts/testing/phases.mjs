/** @typedef {{passed: number, failed: string[], skipped: string[], unstable?: string[]}} Outcome names of failed, skipped and unstable tests */

/** Runs phases one after the other, prints the time of each, and adds up their outcomes. */
export function createPhases() {
  const total = { passed: 0, failed: [], skipped: [], unstable: [] };
  const times = [];

  /** Runs one phase. `work` answers an Outcome, or nothing when it counts no test. */
  async function phase(name, work) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    try {
      const outcome = await work();
      if (outcome) {
        total.passed += outcome.passed;
        total.failed.push(...outcome.failed);
        total.skipped.push(...outcome.skipped);
        total.unstable.push(...(outcome.unstable ?? []));
      }
    } finally {
      times.push([name, (performance.now() - start) / 1000]);
    }
  }

  return { phase, total, times };
}

/** Prints times, failures and skipped tests; the last line is the plain sum. Answers the exit code. */
export function conclude({ total, times }, { skipsFail }) {
  const failed = [...total.failed];
  if (skipsFail) failed.push(...total.skipped.map((name) => `skipped: ${name}`));
  console.log('\n── Times');
  for (const [name, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  if (total.skipped.length > 0) {
    console.log(`\n── SKIPPED: ${total.skipped.length}`);
    for (const name of total.skipped) console.log(`  ${name}`);
  }
  if (total.unstable.length > 0) {
    console.log(`\n── UNSTABLE, passed on the second try: ${total.unstable.length}`);
    for (const name of total.unstable) console.log(`  ${name}`);
  }
  if (failed.length > 0) {
    console.log('\n── Failed');
    for (const name of failed) console.log(`  ✗ ${name}`);
  }
  console.log(`\n${total.passed} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
