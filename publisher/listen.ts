import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { type Reason } from '../catalogue/reason';
import { commandLine } from './terminal/command-line';
import { Refusal } from './terminal/outcome';

/** Where a preview listens. */
export interface Place {
  host: string;
  port: number;
}

/** This computer alone: what is not published yet is nobody else's to see. */
const ownHost = '127.0.0.1';

/** Where to listen, by what was typed, else by HOST and PORT, else at port 3000 of this computer alone. */
export function placeOf(
  { host, port }: Partial<Place>,
  { HOST, PORT = '3000' }: Readonly<Record<string, string | undefined>>,
): Place {
  if (port === undefined && (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535))
    throw new Refusal({
      where: 'PORT',
      problem: { expected: 'a number from 0 to 65535', found: JSON.stringify(PORT) },
      remedy: 'Write it like PORT=3001, or unset it.',
    });
  // An empty variable is as good as none.
  return { host: host ?? (HOST || ownHost), port: port ?? Number(PORT) };
}

/** The address to type into a browser on this computer. */
export function addressOf(server: Server, { host }: Place): string {
  const { port } = server.address() as AddressInfo;
  const name = ['0.0.0.0', '::', ownHost].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The names under which browsers may reach a preview at `host`. */
export function namesOf(host: string): string[] {
  const all = ['0.0.0.0', '::'].includes(host);
  const addresses = Object.values(networkInterfaces()).flatMap((own) => own ?? []);
  return [ownHost, host, ...(all ? [hostname(), ...addresses.map(({ address }) => address)] : [])];
}

function reasonFor(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Place,
  command: string,
): Reason {
  const another = (...options: string[]) => commandLine(command, ...options);
  switch (code) {
    case 'EADDRINUSE':
      return {
        where: `port ${port}`,
        problem: 'it is in use.',
        remedy: `Choose another: ${another('--port', String(port + 1))}`,
      };
    case 'EACCES':
      return {
        where: `port ${port}`,
        problem: 'this user may not listen there.',
        remedy: `Choose one from 1024 on: ${another('--port', '3000')}`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        where: `host ${host}`,
        problem: 'it is no name or address of this computer.',
        remedy: `For this computer alone leave out --host and HOST; for the whole network: ${another('--host', '0.0.0.0')}`,
      };
    default:
      return { where: `${host}:${port}`, problem: `${message}.`, remedy: another() };
  }
}

/** Lets a server listen; gives the reason when it can't. */
export function listen(server: Server, place: Place, command: string): Promise<Reason | null> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(reasonFor(error, place, command)));
    server.listen(place.port, place.host, () => resolve(null));
  });
}
