import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '#ui/admin/use-loaded.ts';
import type { Pressed } from './late-press.ts';
import type { TextCommands } from './text-commands.ts';

const loadCommands = () => import('./text-commands.ts').then((part) => part.textCommands);

export type Press = Pressed & { run: (commands: TextCommands, later: Pressed[]) => void };

/**
 * The commands of a text, loaded by `prepare`. Presses that come before them are done in their order
 * once they are there; those whose commands could not be loaded are not, because the text may be
 * another one by then. `run` is given the presses that wait behind it.
 */
export function useTextCommands() {
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLoaded(isNeeded, loadCommands);
  const { part: commands, error } = loaded;
  const waiting = useRef<Press[]>([]);

  useEffect(() => {
    if (commands) void runEach(waiting.current, commands);
    else if (error !== null) waiting.current = [];
  }, [commands, error]);

  const prepare = useCallback(() => setIsNeeded(true), []);

  function withCommands(press: Press): void {
    if (commands && waiting.current.length === 0) press.run(commands, []);
    else if (error === null) {
      waiting.current.push(press);
      prepare();
    }
  }

  return { commands, loaded, prepare, withCommands };
}

/** Each press in a task of its own: React puts back the value of a field that is changed in an effect. */
async function runEach(waiting: Press[], commands: TextCommands): Promise<void> {
  while (waiting.length > 0) {
    await new Promise((resolve) => setTimeout(resolve));
    const later = waiting.slice(1);
    waiting[0]?.run(commands, later);
    waiting.shift();
  }
}
