import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { tabAfterKey } from './tab-keys.ts';
import './tabs.css';

export type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };

export type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Scrolls the row, and nothing else, until a tab is fully visible. */
function scrollIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const [visible, target] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
  if (target.left < visible.left + padding) row.scrollLeft -= visible.left + padding - target.left;
  else if (target.right > visible.right - padding)
    row.scrollLeft += target.right - (visible.right - padding);
}

/**
 * Tabs over panels that all stay in the document. The tab list is one tab stop; arrow keys, Home and
 * End move the focus and select at once.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
    if (tab) scrollIntoRow(tab);
  }, [selected]);

  function selectByKey(event: KeyboardEvent, current: Tab<Id>) {
    const next = tabAfterKey(event, tabs, current);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`);
    tab?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => selectByKey(event, tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tab-panel"
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
