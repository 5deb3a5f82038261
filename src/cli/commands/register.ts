import { defined, isJsonObject, type Json, type JsonObject } from '../../base/index.ts';
import { askCommand, type CliScope, type CommonOptions } from '../command.ts';
import { cell, plain, printLine } from '../print.ts';

interface DeviceOptions extends CommonOptions {
  readonly name?: string;
  readonly alias?: readonly string[];
  readonly area?: string;
  readonly group?: readonly string[];
  readonly kind?: string;
  readonly hide?: true;
  readonly show?: true;
}

interface AreaOptions extends CommonOptions {
  readonly name?: string;
  readonly floor?: string;
  readonly alias?: readonly string[];
}

/** device set, device replace, area add, area remove, join: what people decide about the home. */
export function addRegisterCommands(scope: CliScope): void {
  const { io, program } = scope;
  const tell = ({ result }: JsonObject) =>
    printLine(io, plain(cell(isJsonObject(result) ? (result['summary'] ?? null) : null)));
  const device = program
    .command('device')
    .description('what a device is called, where it stands and what it is');
  askCommand<DeviceOptions>(
    scope,
    {
      name: 'set <id>',
      description: 'change a device; "" gives a name or room back to the device itself',
      options: [
        ['--name <name>', 'what it is called'],
        ['--alias <names...>', 'other names for it'],
        ['--area <room>', 'where it stands; a new room is made'],
        ['--group <groups...>', 'groups that it is one of'],
        ['--kind <kind>', 'what it is: light, switch, fan or siren'],
        ['--hide', 'do as if it were not there'],
        ['--show', 'show it again'],
      ],
      ask: (hub, [id = ''], { name, alias, area, group, kind, hide, show }) =>
        hub.patch(`/v1/devices/${encodeURIComponent(id)}`, {
          ...defined({
            name: orBack(name),
            area: orBack(area),
            kind: orBack(kind),
            aliases: alias,
            groups: group,
          }),
          ...(hide === true ? { hidden: true } : show === true ? { hidden: false } : {}),
        }),
      tell,
    },
    device,
  );
  askCommand(
    scope,
    {
      name: 'replace <old> <new>',
      description: 'the new device takes over name, room and groups of the old one',
      ask: (hub, [old = '', by = '']) =>
        hub.post('/v1/services/register/replace', { target: { id: old }, by: { id: by } }),
      tell,
    },
    device,
  );
  const area = program.command('area').description('the rooms and places of the home');
  askCommand<AreaOptions>(
    scope,
    {
      name: 'add <area>',
      description: 'make a room or place, or change one',
      options: [
        ['--name <name>', 'what it is called from now on'],
        ['--floor <floor>', 'the floor that it is on'],
        ['--alias <names...>', 'other names for it'],
      ],
      ask: (hub, [called = ''], { name, floor, alias }) =>
        hub.patch(
          `/v1/areas/${encodeURIComponent(called)}`,
          defined({ name, floor: orBack(floor), aliases: alias }),
        ),
      tell,
    },
    area,
  );
  askCommand(
    scope,
    {
      name: 'remove <area>',
      description: 'forget a room that nothing stands in',
      ask: (hub, [called = '']) => hub.delete(`/v1/areas/${encodeURIComponent(called)}`),
      tell,
    },
    area,
  );
  askCommand(scope, {
    name: 'join',
    description: 'let new things join for two minutes',
    ask: (hub) => hub.post('/v1/services/register/join', {}),
    tell,
  });
}

function orBack(text: string | undefined): Json | undefined {
  return text === '' ? null : text;
}
