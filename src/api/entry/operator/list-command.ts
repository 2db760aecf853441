import type { HostServices } from '../services.ts';
import { type OperatorCommand, recordViewed, statusOption } from './command.ts';
import { formatList, type ListQuery } from './table.ts';

/** A command that lists rows. */
interface List<Status extends string> {
  readonly name: string;
  readonly summary: string;
  /** The values of `--status`. Without the option, rows with the first one are listed. */
  readonly statuses?: readonly [Status, ...Status[]];
  /** The subject in the audit trail, if rows have personal data. */
  readonly viewed?: string;
}

/** Makes a command from the rows that it lists, and the columns by heading, each with the cell of a row. */
export const listCommand = <Row, Status extends string = never>(
  { name, summary, statuses, viewed }: List<Status>,
  select: (services: HostServices, status: Status) => ListQuery<Row>,
  columns: Readonly<Record<string, (row: Row, services: HostServices) => string>>,
): OperatorCommand => ({
  name,
  usage: [statuses && `[--status ${statuses.join('|')}]`, '[--most <count>]'].filter(Boolean).join(' '),
  summary,
  run: async (context, args) => {
    const { services } = context;
    // Without statuses there is none to choose.
    const status = statuses ? statusOption(args, statuses) : ('' as Status);
    if (viewed !== undefined) await recordViewed(context, viewed, statuses ? { status } : {});
    return formatList(args, select(services, status), Object.keys(columns), (row) =>
      Object.values(columns).map((cellOf) => cellOf(row, services)),
    );
  },
});
