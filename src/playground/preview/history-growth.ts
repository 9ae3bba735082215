/** Maximum number of entries that a frame may add to the history of the tab. */
const maxAddedEntries = 10

/**
 * Returns a function that is true once the history has grown by more entries than a frame may add. A change of the
 * page's own address starts a new count.
 */
export function watchHistoryGrowth(): () => boolean {
  let [address, length] = [location.href, history.length]
  return () => {
    if (location.href !== address) [address, length] = [location.href, history.length]
    return history.length - length > maxAddedEntries
  }
}
