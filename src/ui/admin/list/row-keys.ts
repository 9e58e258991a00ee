/** The rows of the lists of a screen: of tables, and of panels. */
const rowSelector = '.tbl tbody > tr, .rows > li';
const leadSelector = 'a[href], button:not(:disabled)';

function rows(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`main :is(${rowSelector})`);
  return [...all].filter(
    (row) => row.querySelector(leadSelector) && row.getClientRects().length > 0,
  );
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
}

/** Whether the screen has a row to move to. */
export function hasRows(): boolean {
  return rows().length > 0;
}

/** Moves the focus to what leads on from the next row, or from the one before; at first to the first. */
export function moveToRow(by: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const place = current ? all.indexOf(current) : -1;
  const next = place < 0 ? all[0] : all[place + by];
  const link = next?.querySelector<HTMLElement>(leadSelector);
  link?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The checkbox of the row that has the focus. */
export function chooseRow(): HTMLElement | null {
  return currentRow()?.querySelector<HTMLElement>('input[type=checkbox]') ?? null;
}

/**
 * What a key presses: in the row that has the focus, the button or link that names it by
 * `aria-keyshortcuts`; for an undo else the last one on the screen.
 */
export function rowAction(key: string): HTMLElement | null {
  const named = `[aria-keyshortcuts='${key}']:not(:disabled)`;
  const own = currentRow()?.querySelector<HTMLElement>(named) ?? null;
  if (own || key !== 'z') return own;
  const all = document.querySelectorAll<HTMLElement>(`main :is(${rowSelector}) ${named}`);
  return all[all.length - 1] ?? null;
}

/** Presses what a key names; the focus stays in the row, also where the button gives way to another. */
export function pressInRow(key: string): void {
  const row = currentRow();
  rowAction(key)?.click();
  setTimeout(() => {
    if (row?.isConnected && document.activeElement === document.body)
      row.querySelector<HTMLElement>(leadSelector)?.focus();
  });
}
