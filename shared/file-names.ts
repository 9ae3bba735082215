export const maxFileNameLength = 100
const allowedExtension = /\.(?:vue|ts|js|css|json)$/
const folderPattern = /^[\w-]+$/
const filePattern = /^[\w-][\w.-]*$/

/** Names that Windows reserves for devices, with any extension and in any case. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

export const isDeviceName = (segment: string): boolean => deviceName.test(segment)

/** True if the segment of a path stays inside of its folder and is a valid name on every system. */
export const isSafeSegment = (segment: string): boolean =>
  filePattern.test(segment) && !segment.endsWith('.') && !isDeviceName(segment)

/** True for the allowed file names of a project: `App.vue`, `_shared/people.ts`. */
export function isProjectFileName(name: string): boolean {
  if (name.length > maxFileNameLength || !allowedExtension.test(name)) return false
  const folders = name.split('/')
  const last = folders.pop()!
  return isSafeSegment(last) && folders.every(each => folderPattern.test(each) && !isDeviceName(each))
}
