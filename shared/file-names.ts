export const longestFileName = 100
const ending = /\.(?:vue|ts|js|css|json)$/
const folder = /^[\w-]+$/
const file = /^[\w-][\w.-]*$/

/** Names that Windows takes for a device, with any ending and in any case. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

export const isDeviceName = (segment: string): boolean => device.test(segment)

/** One step of a path that stays where it is put, on every system. */
export const isSafeSegment = (segment: string): boolean =>
  file.test(segment) && !segment.endsWith('.') && !isDeviceName(segment)

/** What a file of a project may be called: `App.vue`, `_shared/people.ts`. */
export function isProjectFileName(name: string): boolean {
  if (name.length > longestFileName || !ending.test(name)) return false
  const folders = name.split('/')
  const last = folders.pop()!
  return isSafeSegment(last) && folders.every(each => folder.test(each) && !isDeviceName(each))
}
