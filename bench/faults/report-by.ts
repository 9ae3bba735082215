import { request } from 'node:http'

/** A server that takes reports behind a proxy that says who asks: each client here is another one. */
export const takesReports = (file: string): Record<string, string> => ({
  REPORTS_FILE: file,
  CLIENT_HEADER: 'X-Forwarded-For'
})

const report = {
  page: '/table/base/sort',
  language: 'en',
  version: '3.8.6',
  build: 'test',
  text: 'The icon keeps its state after sorting. '.repeat(20)
}

/** Hands in a report in the name of a client, on a connection of its own; gives the status, or undefined when no answer came. */
export function reportBy(origin: string, client: string): Promise<number | undefined> {
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

export const clientAt = (number: number): string => `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`
