import { request } from 'node:http'

/** Settings of a server that accepts reports and reads the client from a header, so that each report can come from another client. */
export const reportSettings = (file: string): Record<string, string> => ({
  REPORTS_FILE: file,
  REPORTS_PER_DAY: '100000',
  CLIENT_HEADER: 'X-Forwarded-For'
})

const report = {
  page: '/table/base/sort',
  language: 'en',
  version: '3.8.6',
  build: 'test',
  text: 'The icon keeps its state after sorting. '.repeat(20)
}

/** Sends a report as the given client on a new connection; resolves with the status, or undefined without a response. */
export function sendReportAs(origin: string, client: string): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': client
  }
  return new Promise(done => {
    const outgoing = request(`${origin}/v3.8/api/reports`, { agent: false, method: 'POST', headers }, answer => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode))
      answer.on('error', () => done(undefined))
    })
    outgoing.on('error', () => done(undefined))
    outgoing.end(JSON.stringify(report))
  })
}

/** Each client has a network of its own, because the reports of one network are limited. */
export const clientAt = (number: number): string => `10.${Math.floor(number / 250)}.${number % 250}.1`
