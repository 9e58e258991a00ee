/**
 * Names of failed, skipped and unstable tests; an unstable one passed when it was run again. Below a name
 * may stand why it failed.
 * @typedef {{passed: number, failed: string[], skipped: string[], unstable?: string[]}} Outcome
 */
/** @typedef {Required<Outcome>} Total */
/** @typedef {[name: string, seconds: number][]} Times */

/**
 * Times phases and adds up their outcomes.
 * @param {Record<string, number>} [plan] the phases in order, with the minutes that each usually takes
 */
export function createPhases(plan = {}) {
  const planned = Object.keys(plan);
  const start = performance.now();
  /** @type {Total} */
  const total = { passed: 0, failed: [], skipped: [], unstable: [] };
  /** @type {Times} */
  const times = [];

  /**
   * Runs one phase and answers its outcome, if it counts tests.
   * @template {Outcome | void} Answer
   * @param {string} name
   * @param {() => Promise<Answer>} work
   * @returns {Promise<Answer>}
   */
  async function time(name, work) {
    const start = performance.now();
    try {
      const outcome = await work();
      if (outcome) {
        total.passed += outcome.passed;
        total.failed.push(...outcome.failed);
        total.skipped.push(...outcome.skipped);
        total.unstable.push(...(outcome.unstable ?? []));
      }
      return outcome;
    } finally {
      times.push([name, (performance.now() - start) / 1000]);
    }
  }

  /** @param {string} name */
  function heading(name) {
    if (!(name in plan)) return name;
    const [minutes, soFar] = [plan[name] ?? 0, (performance.now() - start) / 60_000];
    const usual = minutes < 1 ? 'less than a minute' : `about ${minutes} min`;
    const place = `${planned.indexOf(name) + 1} of ${planned.length}`;
    return `${place}: ${name} (${usual}; ${soFar.toFixed(0)} min so far)`;
  }

  /**
   * Runs one phase under its heading.
   * @param {string} name
   * @param {() => Promise<Outcome | void>} work
   */
  async function phase(name, work) {
    console.log(`\n── ${heading(name)}`);
    await time(name, work);
  }

  /**
   * Runs several works side by side under one heading, each with a time of its own. All have ended
   * when it ends; then the first error is thrown.
   * @param {string} name
   * @param {Record<string, () => Promise<Outcome | void>>} works
   */
  async function together(name, works) {
    console.log(`\n── ${heading(name)}`);
    const ends = await Promise.allSettled(
      Object.entries(works).map(([each, work]) => time(each, work)),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  return { phase, together, time, total, times };
}

/**
 * Describes what is about to run and how long it takes.
 * @param {Record<string, number>} plan as for `createPhases`
 */
export function describePlan(plan) {
  const minutes = Object.values(plan).reduce((sum, next) => sum + next, 0);
  return `${Object.keys(plan).length} phases, about ${Math.ceil(minutes / 5) * 5} minutes on two quiet cores; longer on a busy machine. A test of the API, of faults or of the browser that fails is run once more, and named.`;
}

/**
 * Prints times, failures and skipped tests; the last line is the plain sum. Answers the exit code.
 * @param {{total: Total, times: Times}} phases
 * @param {{skipsFail: boolean}} options
 */
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
    console.log(`\n── UNSTABLE, passed when run again: ${total.unstable.length}`);
    for (const name of total.unstable) console.log(`  ${name}`);
  }
  if (failed.length > 0) {
    console.log('\n── Failed');
    for (const name of failed) console.log(`  ✗ ${name}`);
  }
  console.log(`\n${total.passed} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
