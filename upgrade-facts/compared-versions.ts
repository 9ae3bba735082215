/** Versions with facts in `versions/`, oldest first; `builder/read-versions/renew-versions.ts` writes the facts. */
export const comparedVersions = ['3.8.6', '3.9.0', '3.14.5', '3.18.20', '3.21.6'] as const

export type ComparedVersion = (typeof comparedVersions)[number]
