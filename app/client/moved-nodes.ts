/**
 * Translators and extensions wrap, move and replace nodes that React holds. React then takes a node from where it no
 * longer is, or puts one before it, and the browser throws: here both do the nearest thing instead.
 */
export function bearMovedNodes(): void {
	const { insertBefore, removeChild } = Node.prototype;
	Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
	};
	Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
		return insertBefore.call(this, node, childAround(this, next)) as Child;
	};
}

function childAround(parent: Node, node: Node | null): Node | null {
	return !node || node.parentNode === parent ? node : childAround(parent, node.parentNode);
}
