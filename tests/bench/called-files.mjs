// Vite turns each export of a server module into such a function; reading a name calls it.
const exportGetter = /^\(\) => \{ try \{ return [\w$]+ \} catch/;

/**
 * Calls per file of `src/`: the functions that were called.
 * @typedef {Map<string, Set<string>>} Calls
 */
/** @typedef {{ result: any[] }} Report what `Profiler.takePreciseCoverage` returns */

/** @param {string} url */
function sourceOf(url) {
  const place = url.indexOf('/src/');
  return place < 0 || url.includes('node_modules') ? null : url.slice(place + 1).split('?')[0];
}

/**
 * Counts calls by V8's precise coverage, over a session of the inspector or of a page.
 * @param {(method: string, params?: object) => Promise<any>} post
 */
export async function watchCalls(post) {
  const texts = new Map();
  await post('Debugger.enable');
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  /** @param {string} scriptId */
  async function textOf(scriptId) {
    if (!texts.has(scriptId))
      texts.set(scriptId, (await post('Debugger.getScriptSource', { scriptId })).scriptSource);
    return texts.get(scriptId);
  }

  /** @param {Report} report @returns {Promise<Calls>} */
  async function read({ result }) {
    const files = new Map();
    for (const { url, scriptId, functions } of result) {
      const file = sourceOf(url);
      if (file === null) continue;
      const text = await textOf(scriptId);
      for (const { functionName, ranges } of functions) {
        const [{ startOffset, endOffset, count }] = ranges;
        const isModule = functionName === '' && endOffset - startOffset > text.length / 2;
        if (count === 0 || isModule || exportGetter.test(text.slice(startOffset, endOffset)))
          continue;
        if (!files.has(file)) files.set(file, new Set());
        files.get(file).add(`${functionName}@${startOffset}`);
      }
    }
    return files;
  }

  return {
    /** The raw report of all calls since the last report, asked for at once. */
    report: () => post('Profiler.takePreciseCoverage'),
    read,
  };
}

/**
 * Files with a function that was called and is not among the functions called before.
 * @param {Calls} calls
 * @param {Calls} before
 */
export function filesOnlyIn(calls, before) {
  return [...calls]
    .filter(([file, names]) => [...names].some((name) => !before.get(file)?.has(name)))
    .map(([file]) => file)
    .sort();
}
