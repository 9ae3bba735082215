/** Project that was dropped or chosen on another page than the one that checks it. */
export type DroppedProject = { entries: readonly FileSystemEntry[] } | { files: readonly File[] }

let dropped: DroppedProject | undefined

export function storeDroppedProject(project: DroppedProject): void {
  dropped = project
}

/** Returns the project once, so that a later visit of the page starts empty. */
export function takeDroppedProject(): DroppedProject | undefined {
  const project = dropped
  dropped = undefined
  return project
}
