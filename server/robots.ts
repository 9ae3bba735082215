/** Allows everything and names the sitemap, which needs an absolute address. */
export function robotsText(origin: string, basePath: string): string {
  return ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${origin}${basePath}sitemap.xml`] : [])].join('\n')
}
