import { STALL_MARK } from '../../../core/pictures/drawings.ts';

/** The logo of the shop's dashboards: a stall. */
export function Mark() {
  return (
    <svg viewBox={`0 0 ${STALL_MARK.width} ${STALL_MARK.height}`} aria-hidden="true">
      <path className="cloth" d={STALL_MARK.cloth} />
      <path className="stripe" d={STALL_MARK.stripes} />
      <path className="poles" d={STALL_MARK.poles} />
    </svg>
  );
}
