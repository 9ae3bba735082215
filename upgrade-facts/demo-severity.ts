/** Severities of complaints, the worst first: an error, a deprecated name, a recommendation. */
export const severities = ['error', 'deprecated', 'advice'] as const
export type Severity = (typeof severities)[number]

export function getSeverity(complaint: string): Severity {
  if (complaint.startsWith('error: ')) return 'error'
  return complaint.includes('已废弃') ? 'deprecated' : 'advice'
}

/** Returns the worst severity of the complaints about a demo. */
export const getWorstSeverity = (complaints: readonly string[]): Severity | undefined =>
  severities.find(severity => complaints.some(complaint => getSeverity(complaint) === severity))

/** Code of a demo that was run in the newest version: as written for 3.8, and after all automatic changes. */
export const demoCodes = ['original', 'upgraded'] as const
export type DemoCode = (typeof demoCodes)[number]

/**
 * Returns a message without its level and its source.
 *
 * @example `warn: [vxe ui v3.14.27] 参数 "autosize" 已废弃` -> `参数 "autosize" 已废弃`
 */
export const getMessageText = (complaint: string): string => complaint.replace(/^\w+: (?:\[vxe[^\]]*\] )?/, '')
