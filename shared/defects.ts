/** Harm of a defect: wrong or lost data, a feature that does not work, or only a wrong look. */
export const defectSeverities = ['data', 'broken', 'display'] as const
export type DefectSeverity = (typeof defectSeverities)[number]

/** A defect that a case shows, in the words of a language. */
export interface ListedDefect {
  id: string
  /** Path of the page without the first slash, and its title. */
  page: string
  title: string
  severity: DefectSeverity
  /** The first words about it on the page, with names in backticks. */
  symptom: string
  /** Result in each release, a letter each. */
  letters: string
  /** Members of the library without which code does not meet the defect, as `form().clearValidate`. */
  members: readonly string[]
}

/** Every defect with its results, loaded by the pages that filter or compare them. */
export interface DefectList {
  /** Day of the run. */
  renewed: string
  /** Releases in ascending order. */
  releases: readonly string[]
  defects: readonly ListedDefect[]
}
