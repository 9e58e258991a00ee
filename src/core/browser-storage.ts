/** What the browser keeps for the site under names. No method throws. */
export type BrowserStore = {
  get: (key: string) => string | null;
  /** Returns whether the browser keeps the text; if not, only this document remembers it. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether the browser keeps what is set, tried by a text of one character. */
  keeps: () => boolean;
};

/**
 * Guards a storage of the browser. Who blocks all site data gets a SecurityError from the very name
 * `sessionStorage`, and a full one refuses what is new: what could not be kept lasts as long as the
 * document. Written by the browser only.
 */
function guard(open: () => Storage): BrowserStore {
  const remembered = new Map<string, string>();

  function attempt<Value>(work: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => attempt((storage) => storage.getItem(key), null) ?? remembered.get(key) ?? null,
    set(key, text) {
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isKept) {
        remembered.delete(key);
        return true;
      }
      // An older text, which a full storage still holds, must not be read in its place.
      attempt((storage) => storage.removeItem(key), undefined);
      remembered.set(key, text);
      return false;
    },
    remove(key) {
      remembered.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [
      ...new Set([...attempt((storage) => Object.keys(storage), []), ...remembered.keys()]),
    ],
    keeps: () =>
      attempt((storage) => {
        storage.setItem('?', '?');
        storage.removeItem('?');
        return true;
      }, false),
  };
}

/** This tab's own, gone with it. */
export const tabStore = guard(() => sessionStorage);

/** Shared by all tabs of this browser. */
export const sharedStore = guard(() => localStorage);
