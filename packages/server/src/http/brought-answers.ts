import { calls, type BroughtAnswer } from '@footlight/contract';
import { callsOfPage, placeOf, type PageCall } from '@footlight/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page that is asked for. */
export interface BroughtFor {
  readonly path: string;
  /** What stands after `?` in its address; empty for nothing. */
  readonly query: string;
  readonly language: string;
}

const COUNTRY = 'x-footlight-country';

const addressOf = ({ name, params, query = {} }: PageCall): string => {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/gu, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [key, String(one)]),
    ),
  ).toString();
  return asked === '' ? path : `${path}?${asked}`;
};

/**
 * Asks the service's own call for what a page begins with, on behalf of whoever asks for the page and against their
 * limits, so that the page need not. Nothing is brought where the call refuses: the page asks then, and says so.
 */
export const createBroughtAnswers =
  (app: FastifyInstance) =>
  async (
    { path, query, language }: BroughtFor,
    request: FastifyRequest,
  ): Promise<readonly BroughtAnswer[]> => {
    const place = placeOf(path);
    if (place === null) return [];
    const country = request.headers[COUNTRY];
    const answersOf = async ({ next, ...call }: PageCall): Promise<readonly BroughtAnswer[]> => {
      const { statusCode, payload } = await app.inject({
        method: 'GET',
        url: addressOf(call),
        headers: { language, ...(country === undefined ? {} : { [COUNTRY]: country }) },
        remoteAddress: request.ip,
      });
      if (statusCode !== 200) return [];
      const reply: unknown = JSON.parse(payload);
      const following = next?.(reply) ?? null;
      return [{ ...call, reply }, ...(following === null ? [] : await answersOf(following))];
    };
    const answers = await Promise.all(callsOfPage(place, new URLSearchParams(query)).map(answersOf));
    return answers.flat();
  };
