/**
 * access: who may do what. One table of roles and permissions, what the configuration changes of it, and one question, `may`,
 * which the services' host asks for every call, the doorway for every read, and every open question for each answer.
 */
export * from './access-config.ts';
export * from './audit.ts';
export { AuditLine, type AuditPage } from './audit-store.ts';
export * from './authority.ts';
export * from './rows.ts';
export * from './table.ts';
