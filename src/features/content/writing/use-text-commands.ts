import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import type { TextCommands } from './text-commands.ts';

const loadCommands = () => import('./text-commands.ts').then((part) => part.textCommands);

type Deed = (commands: TextCommands) => void;

/**
 * The commands of a text, loaded by `prepare`. A press that comes before them is done once they are
 * there; one whose commands could not be loaded is not, because the text may be another one by then.
 */
export function useTextCommands() {
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLoaded(isNeeded, loadCommands);
  const { part: commands, error } = loaded;
  const waiting = useRef<Deed[]>([]);

  useEffect(() => {
    if (commands) for (const deed of waiting.current.splice(0)) deed(commands);
    else if (error !== null) waiting.current = [];
  }, [commands, error]);

  const prepare = useCallback(() => setIsNeeded(true), []);

  function withCommands(deed: Deed): void {
    if (commands) deed(commands);
    else if (error === null) {
      waiting.current.push(deed);
      prepare();
    }
  }

  return { commands, loaded, prepare, withCommands };
}
