import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { LoadingRows, PartFailure } from '../list/list-states.tsx';
import { useLoaded } from '../use-loaded.ts';
import { Menu, type MenuProps } from './menu.tsx';

/** By then the screen has what it shows. */
const afterMilliseconds = 300;

type LateMenuProps<Props extends object> = Omit<MenuProps, 'children' | 'onNear'> & {
  /** The same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What the choices are given. */
  of: Props;
};

/**
 * A menu whose choices are loaded after the screen, or when somebody is about to open it. It opens
 * at once; what is still missing, or could not be loaded, it says itself.
 */
export function LateMenu<Props extends object>({ load, of, ...menu }: LateMenuProps<Props>) {
  const [isNeeded, setIsNeeded] = useState(false);
  const need = useCallback(() => setIsNeeded(true), []);
  const choices = useLoaded(isNeeded, load);
  /** Enter was pressed before the choices were there: it means the first, as it would have then. */
  const takesFirst = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!choices.part || !takesFirst.current) return;
    takesFirst.current = false;
    box.current?.querySelector('button')?.click();
  }, [choices.part]);
  useEffect(() => {
    const timer = setTimeout(need, afterMilliseconds);
    return () => clearTimeout(timer);
  }, [need]);
  return (
    <Menu {...menu} onNear={need}>
      {choices.part ? (
        <div ref={box}>
          <choices.part {...of} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: It has the focus until the choices have it.
        <div
          className="menu__late"
          tabIndex={-1}
          onKeyDown={({ key }) => {
            takesFirst.current = key === 'Enter' && choices.error === null;
          }}
        >
          {choices.error === null ? <LoadingRows count={2} /> : <PartFailure of={choices} />}
        </div>
      )}
    </Menu>
  );
}
