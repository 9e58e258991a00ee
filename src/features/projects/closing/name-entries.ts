/** The longest name of a file in a ZIP: with its folder it stays below what Windows opens. */
const longest = 120;

function partsOf(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf('.');
  return at > 0 && name.length - at <= 10 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/** Returns a name that every system can store, with its letters as they are. */
function safeName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [stem, ending] = partsOf(name);
  const kept = [...stem].slice(0, longest).join('').trimEnd();
  // Windows opens no file with the name of a device.
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(kept);
  return `${kept === '' || isDevice ? `_${kept}` : kept}${ending}`;
}

/**
 * Names the files of a folder so that no two are the same, also where letters in upper and lower case
 * are: the second `nif.pdf` is `nif (2).pdf`.
 */
export function entryNamer(folder: string): (name: string) => string {
  const taken = new Set<string>();
  return (given) => {
    const [stem, ending] = partsOf(safeName(given));
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? `${stem}${ending}` : `${stem} (${count})${ending}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return `${folder}/${name}`;
    }
  };
}
