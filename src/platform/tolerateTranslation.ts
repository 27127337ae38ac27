/** Where a text node was before a browser translation removed it, and the node that replaced it. */
interface RemovedText {
  parent: Node;
  nextSibling: Node | null;
  replacement: Node | null;
}

const isIn = (parent: Node, node: Node | null): node is Node => node !== null && node.parentNode === parent;

/** The child of `parent` that contains the node, when a translation has wrapped the node in `<font>` elements. */
function findFontWrapper(parent: Node, node: Node): Node | null {
  for (let around = node.parentNode; around?.nodeName === 'FONT'; around = around.parentNode) {
    if (around.parentNode === parent) return around;
  }
  return null;
}

let isTranslated = false;

/** Whether a translation has replaced any text of this page since `tolerateTranslation` was called. */
export const wasTranslated = (): boolean => isTranslated;

/**
 * Keeps React working while the browser translates the page. Translation replaces text nodes by `<font>` elements, moves them into those,
 * or drops them, but React keeps its references: it would throw when it removes such a node or inserts before it, and text updates would
 * never appear. This patches `removeChild` and `insertBefore` to act on the replacement, and puts a text back when React changes it, so
 * that it is translated again. Errors that no translation causes still throw. Returns a function that undoes the patch.
 */
export function tolerateTranslation(): () => void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node that it belongs to
  const native = { removeChild: prototype.removeChild, insertBefore: prototype.insertBefore };
  const places = new WeakMap<Node, RemovedText>();
  const textOf = new WeakMap<Node, Node>();
  const remove = (node: Node): void => {
    if (node.parentNode) native.removeChild.call(node.parentNode, node);
  };

  const noteRemoved = (removed: Node, { target, nextSibling, previousSibling, addedNodes }: MutationRecord): void => {
    const text = textOf.get(removed) ?? removed;
    if (text.nodeType !== Node.TEXT_NODE || text.isConnected) return;
    const replacement =
      addedNodes[0] ?? [previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT' && !textOf.has(one)) ?? null;
    if (replacement !== null) {
      isTranslated = true;
      textOf.set(replacement, text);
    }
    places.set(text, { parent: target, nextSibling, replacement });
    observer.observe(text, { characterData: true });
  };
  /** The text is back in the document, because React moved it or the translation was undone, so remove its replacement. */
  const noteAdded = (text: Node): void => {
    const standIn = places.get(text)?.replacement;
    places.delete(text);
    if (standIn) remove(standIn);
  };
  const noteWritten = (text: Node): void => {
    const place = places.get(text);
    if (place === undefined || text.isConnected) return;
    const before = [place.replacement, place.nextSibling].find((one) => isIn(place.parent, one));
    native.insertBefore.call(place.parent, text, before ?? null);
    noteAdded(text);
  };
  const note = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      if (record.type === 'characterData') noteWritten(record.target);
      record.removedNodes.forEach((node) => noteRemoved(node, record));
      record.addedNodes.forEach(noteAdded);
    }
    // Ignore the mutations that this function has just made.
    observer.takeRecords();
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  prototype.removeChild = function removeChild<Child extends Node>(this: Node, child: Child): Child {
    if (!isIn(this, child)) {
      note(observer.takeRecords());
      const place = places.get(child);
      if (place?.parent === this) {
        if (isIn(this, place.replacement)) remove(place.replacement);
        return child;
      }
      const font = findFontWrapper(this, child);
      if (font !== null) {
        remove(child);
        if (font.textContent === '') remove(font);
        return child;
      }
    }
    return native.removeChild.call(this, child) as Child;
  };
  prototype.insertBefore = function insertBefore<Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    let at = before;
    if (before !== null && !isIn(this, before)) {
      note(observer.takeRecords());
      const place = places.get(before);
      if (place?.parent === this) at = [place.replacement, place.nextSibling].find((one) => isIn(this, one)) ?? null;
      else at = findFontWrapper(this, before) ?? before;
    }
    return native.insertBefore.call(this, added, at) as Added;
  };
  return () => {
    observer.disconnect();
    Object.assign(prototype, native);
  };
}
