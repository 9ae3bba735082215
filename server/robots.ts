/** Everything may be read; what there is stands in the sitemap, which has to be named with its host. */
export function robotsText(origin: string, basePath: string): string {
  return ['User-agent: *', 'Allow: /', ...(origin ? ['', `Sitemap: ${origin}${basePath}sitemap.xml`] : [])].join('\n')
}
