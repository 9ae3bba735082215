import members from './defect-members.json' with { type: 'json' }

/** Members of the library without which code does not meet a defect, by its id. */
export const defectMembers: Readonly<Record<string, readonly string[]>> = members
