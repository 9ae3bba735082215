declare module 'virtual:api' {
  type Load = () => Promise<{ subject: import('../shared/api.ts').ApiSubject }>
  export const subjects: Record<string, Record<import('../shared/locale.ts').Language, Load>>
}

declare module 'virtual:api/*' {
  export const subject: import('../shared/api.ts').ApiSubject
}
