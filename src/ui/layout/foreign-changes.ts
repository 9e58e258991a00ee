/** Nodes that went from a parent at once, and what came in their place. */
type Swap = { parent: Node; gone: Node[]; come: Node[]; previous: Node | null };

const { appendChild, insertBefore, removeChild } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};

/** By each node that went. */
const swaps = new WeakMap<Node, Swap>();
/** Those made before React takes over the page. */
const early = new Set<Swap>();
let isTakenOver = false;

/** Returns the children that a parent had before its last changes. */
function childrenBefore(changes: MutationRecord[], now: readonly Node[]): Node[] {
  const children = [...now];
  for (const { addedNodes, removedNodes, previousSibling } of changes.toReversed()) {
    const [first] = addedNodes;
    const at = first
      ? children.indexOf(first)
      : previousSibling
        ? children.indexOf(previousSibling) + 1
        : 0;
    children.splice(at, addedNodes.length, ...removedNodes);
  }
  return children;
}

function noteSwaps(parent: Node, changes: MutationRecord[]): void {
  const now: Node[] = [...parent.childNodes];
  const before = childrenBefore(changes, now);
  const had = new Set(before);
  let previous: Node | null = null;
  let gone: Node[] = [];
  for (const node of [...before, null]) {
    if (node && node.parentNode !== parent) {
      gone.push(node);
      continue;
    }
    if (gone.length > 0) {
      const from = previous ? now.indexOf(previous) + 1 : 0;
      const to = now.findIndex((child, index) => index >= from && had.has(child));
      const swap = { parent, gone, come: now.slice(from, to < 0 ? now.length : to), previous };
      for (const each of gone) swaps.set(each, swap);
      if (!isTakenOver) early.add(swap);
    }
    gone = [];
    previous = node;
  }
}

/** React makes no `<font>`: what happens in one is a translator's, and so is who puts a text there. */
function isForeign(node: Node): boolean {
  return node.nodeName === 'FONT';
}

function note(changes: MutationRecord[]): void {
  const removals = changes.filter(
    ({ removedNodes, target }) => removedNodes.length > 0 && !isForeign(target),
  );
  const parents = new Set(removals.map(({ target }) => target));
  const byParent = Map.groupBy(changes, ({ target }) => target);
  for (const parent of parents) noteSwaps(parent, byParent.get(parent) ?? []);
}

/** Returns what stands for a node in its parent by now: what came in its place may have gone too. */
function standInsOf(node: Node, parent: Node): Node[] {
  if (node.parentNode === parent) return [node];
  return swaps.get(node)?.come.flatMap((next) => standInsOf(next, parent)) ?? [];
}

function undo({ parent, gone, come, previous }: Swap): void {
  const standIns = come.flatMap((node) => standInsOf(node, parent));
  const behind = previous ? previous.nextSibling : parent.firstChild;
  const place = standIns[0] ?? (behind?.parentNode === parent ? behind : null);
  for (const node of gone) {
    if (node.parentNode !== parent) insertBefore.call(parent, node, place);
    swaps.delete(node);
  }
  for (const node of standIns) if (!gone.includes(node)) removeChild.call(parent, node);
}

const observer = new MutationObserver(note);

/** Puts a node that went back where it was. */
function bringBack(node: Node): void {
  note(observer.takeRecords());
  const swap = swaps.get(node);
  if (swap && node.parentNode !== swap.parent) undo(swap);
}

/**
 * Lets React work on a page that others change under it, such as Chrome's translation, which puts a
 * `<font>` in place of each text: what React means comes back first, and the translator sees its new
 * text as any other. Calls that would not have failed are left alone (decision 077).
 */
export function allowForeignChanges(): void {
  observer.observe(document, { childList: true, subtree: true });
  Object.assign(Node.prototype, {
    appendChild<Child extends Node>(this: Node, child: Child): Child {
      if (swaps.has(child) && !isForeign(this)) bringBack(child);
      return appendChild.call(this, child) as Child;
    },
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      if (isForeign(this)) return insertBefore.call(this, child, next) as Child;
      if (next && next.parentNode !== this) bringBack(next);
      if (swaps.has(child) && !(next && swaps.get(child)?.come.includes(next))) bringBack(child);
      const place = next?.parentNode === this ? next : null;
      return insertBefore.call(this, child, place) as Child;
    },
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode !== this) bringBack(child);
      return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (swaps.has(this)) bringBack(this);
      nodeValue.set?.call(this, text);
    },
  });
}

/** Undoes what was changed before React takes over the page, which it would not recognise. */
export function undoEarlyChanges(): boolean {
  note(observer.takeRecords());
  isTakenOver = true;
  const changes = [...early].reverse();
  early.clear();
  for (const swap of changes) undo(swap);
  return changes.length > 0;
}
