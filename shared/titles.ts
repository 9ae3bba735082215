/** Titles by page, and by name of the demos on it, in one language. */
export type SiteTitles = Record<string, { title: string; demos: Record<string, string> }>
