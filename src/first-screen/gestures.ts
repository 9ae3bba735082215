/** Actions on the table of the first screen, in the order of their buttons. */
export const gestures = ['scroll', 'edit', 'sort', 'group', 'fix', 'select'] as const
export type Gesture = (typeof gestures)[number]
