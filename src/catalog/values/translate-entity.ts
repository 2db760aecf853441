/** An entity with its texts in other languages, as they stand in its own fields. */
export interface Translated<Texts> {
  /** By language. */
  readonly translations?: Readonly<Record<string, Texts>>;
  /** Of an entity in another language: the fields whose texts are still in English. Views put `lang="en"` on them. */
  readonly english?: readonly string[];
}

const isText = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';

/** The fields of an entity that have a text, and none in the language. */
export const listEnglish = <Texts extends object, Entity extends Texts & Translated<Texts>>(
  entity: Entity,
  language: string,
  fields: readonly (keyof Texts & string)[],
): string[] => fields.filter((field) => isText(entity[field]) && !isText(entity.translations?.[language]?.[field]));

/** The entity with its texts in the language in place of the English ones, as far as there are any. */
export function translateEntity<Texts extends object, Entity extends Texts & Translated<Texts>>(
  entity: Entity,
  language: string,
  fields: readonly (keyof Texts & string)[],
): Entity {
  // The language's own texts are not shown a second time beside themselves.
  const { [language]: texts, ...translations } = entity.translations ?? {};
  const english = listEnglish<Texts, Entity>(entity, language, fields);
  return { ...entity, ...texts, translations, ...(english.length > 0 ? { english } : {}) };
}
