/**
 * Advisories that this project accepts, each with the reason, for example because the affected function is not used. CI
 * fails for every other high or critical advisory of a production dependency. See docs/maintenance.md.
 *
 * @type {{ id: string, because: string }[]}
 */
export const acceptedAdvisories = []

const failing = /^(high|critical)$/

/** Returns the advisories of an `npm audit --json` report, each once; undefined if the registry gave none. */
export function readAdvisories(report) {
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) return undefined
  const advisories = new Map()
  for (const { via } of Object.values(report.vulnerabilities).filter(isRecord))
    for (const cause of Array.isArray(via) ? via : []) {
      // A text is the name of another package in the report.
      if (!isRecord(cause)) continue
      const { name, severity, title, range, url } = cause
      const id = String(url).split('/').at(-1)
      advisories.set(`${id} ${name}`, { id, name, severity, title, range })
    }
  return [...advisories.values()]
}

/**
 * Returns the lines to print about the production dependencies and if CI fails. Without a response of the registry
 * there is nothing to compare, so it passes.
 */
export function judgeAdvisories(report, accepted = acceptedAdvisories) {
  const advisories = readAdvisories(report)
  if (!advisories) return { lines: ['Advisories: not checked, because the registry provides none.'], failed: false }
  const reasonOf = ({ id }) => accepted.find(each => each.id === id)?.because
  const rejected = advisories.filter(each => failing.test(each.severity) && reasonOf(each) === undefined)
  const unused = accepted.filter(({ id }) => !advisories.some(each => each.id === id))
  return {
    lines: [
      `Advisories: ${advisories.length} of production dependencies, ${rejected.length} of them high or critical and not accepted`,
      ...advisories.map(
        each => `  ${describe(each)}${reasonOf(each) === undefined ? '' : `, accepted: ${reasonOf(each)}`}`
      ),
      ...unused.map(
        ({ id }) => `  ${id} is accepted in commands/advisories.mjs and no longer reported. Remove it there.`
      ),
      ...(rejected.length > 0
        ? ['Update these packages, or accept the advisory with a reason in commands/advisories.mjs.']
        : [])
    ],
    failed: rejected.length > 0
  }
}

const describe = ({ id, name, severity, range, title }) => `${severity}: ${name} ${range}, ${id}, ${title}`

const isRecord = value => typeof value === 'object' && value !== null && !Array.isArray(value)
