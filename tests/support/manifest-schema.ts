import { validate as validateConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as validateClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as validateJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';

/** Validators that are generated from Kubernetes' own OpenAPI description. */
const VALIDATORS: Readonly<Record<string, (data: unknown) => boolean>> = {
  ConfigMap: validateConfigMap,
  PersistentVolumeClaim: validateClaim,
  Job: validateJob,
};

/** What is wrong with a Kubernetes object; empty for a sound one. */
export function findManifestFaults(manifest: { kind: string }): string[] {
  const validate = VALIDATORS[manifest.kind];
  if (!validate) return [`${manifest.kind} is of no known kind`];
  const unread = new Set<string>();
  const isValid = validate(watchReads(manifest, '', unread));
  const errors: unknown = Reflect.get(validate, 'errors');
  // The validators take fields that the schema does not have. They read all those that it has.
  const unknown = [...unread].map((path) => `${path} is no field of the schema`);
  return isValid ? unknown : [...unknown, JSON.stringify(errors)];
}

/** The same value; the paths of its fields stay in `unread` until they are read. */
function watchReads(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map<PropertyKey, unknown>();
  for (const [key, field] of Object.entries(value)) {
    fields.set(key, watchReads(field, `${path}/${key}`, unread));
    if (!Array.isArray(value)) unread.add(`${path}/${key}`);
  }
  return new Proxy(value, {
    get(target, key) {
      unread.delete(`${path}/${String(key)}`);
      return fields.has(key) ? fields.get(key) : Reflect.get(target, key);
    },
  });
}
