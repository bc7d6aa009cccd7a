import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { LAN, OTHER_LAN, PUPIL, sharingTest, type SharingTest } from '../../testing/sharing-api.ts';
import { eventually } from '../../../testing/eventually.ts';

let test: SharingTest;
beforeEach(async () => {
  test = await sharingTest();
});
afterEach(() => test.api.close());

describe('adapters that come and go', () => {
  it('closes what is lost, says so, and opens it again by itself', async () => {
    await test.open(LAN);
    test.network.unplug('Wi-Fi');
    expect(await test.state()).toMatchObject({
      isOpen: true,
      joinUrl: null,
      addresses: [
        { address: OTHER_LAN, state: 'available' },
        { address: LAN, state: 'waiting' },
      ],
      notices: [{ code: 'ADDRESS_WAITING', message: expect.stringContaining('Wi-Fi') }],
    });
    expect(await test.answers(LAN)).toBe(false);
    expect(test.announcer.announced).toEqual([]);
    test.network.plug('Wi-Fi', LAN);
    // No one asks: the server looks by itself.
    await eventually(async () => expect(await test.answers(LAN)).toBe(true));
    expect(await test.state()).toMatchObject({ joinUrl: test.urlOf(LAN), notices: [] });
  });

  it('follows an adapter to its new address, and says so', async () => {
    await test.open(LAN);
    test.network.plug('Wi-Fi', '127.0.0.5');
    await eventually(async () =>
      expect((await test.state()).joinUrl).toBe(test.urlOf('127.0.0.5')),
    );
    expect((await test.state()).notices).toMatchObject([
      { code: 'ADDRESS_CHANGED', message: expect.stringContaining('127.0.0.5') },
    ]);
    // The gate reads the machine's addresses again after a while.
    test.api.clock.advance(5_000);
    expect([await test.answers(LAN), await test.answers('127.0.0.5')]).toEqual([false, true]);
    expect((await test.open('127.0.0.5')).notices).toEqual([]);
  });

  it('takes another adapter only when nobody has chosen one', async () => {
    await test.open();
    test.network.unplug('Wi-Fi');
    expect(await test.state()).toMatchObject({
      joinUrl: test.urlOf(OTHER_LAN),
      notices: [{ code: 'ADDRESS_CHANGED' }],
    });
  });

  it('says when another program holds the address, and opens once it is free', async () => {
    const squatter: Server = createServer();
    squatter.listen(test.api.server.port, LAN);
    await once(squatter, 'listening');
    expect(await test.admin.refuse(sharingApi.open, { body: { addresses: [LAN] } })).toMatchObject({
      code: 'ADDRESS_UNAVAILABLE',
    });
    expect(await test.open(LAN, OTHER_LAN)).toMatchObject({
      joinUrl: test.urlOf(OTHER_LAN),
      addresses: [{ state: 'busy' }, { state: 'open' }],
      notices: [{ code: 'ADDRESS_BUSY' }],
    });
    squatter.close();
    await eventually(async () => expect(await test.answers(LAN)).toBe(true));
    expect((await test.state()).notices).toEqual([]);
  });

  it('tells when the name cannot be had; the address works without it', async () => {
    test.announcer.announce = () => undefined;
    for (const [status, code] of [
      ['taken', 'NAME_TAKEN'],
      ['contested', 'NAME_CONTESTED'],
      ['failed', 'NAME_FAILED'],
    ] as const) {
      test.announcer.status = status;
      const opened = await test.open();
      expect(opened).toMatchObject({ localNameUrl: null, notices: [{ code }] });
      expect(await test.answers(LAN)).toBe(true);
    }
  });
});

describe('the self-test', () => {
  it('is refused while closed', async () => {
    expect(await test.admin.refuse(sharingApi.selfTest)).toMatchObject({
      status: 409,
      code: 'SHARING_CLOSED',
    });
  });

  it('proves only that this machine answers, until another one has come through', async () => {
    await test.open();
    const first = (await test.admin.call(sharingApi.selfTest)).data;
    expect(first).toMatchObject({
      verdict: 'answers-here',
      reachedByOthers: false,
      results: [{ url: test.urlOf(LAN), answers: true }],
    });
    expect(first.steps.length).toBeGreaterThan(0);

    await rawRequest(test.api.server.port, { host: LAN, from: PUPIL, path: '/api/health' });
    expect((await test.admin.call(sharingApi.selfTest)).data).toMatchObject({
      verdict: 'works',
      reachedByOthers: true,
      steps: [],
    });
    await test.close();
    await test.open();
    expect((await test.admin.call(sharingApi.selfTest)).data.verdict).toBe('answers-here');
  });

  it('says when nothing answers at the address', async () => {
    await test.open(LAN);
    test.network.unplug('Wi-Fi');
    const broken = (await test.admin.call(sharingApi.selfTest)).data;
    expect(broken).toMatchObject({ verdict: 'broken', results: [{ answers: false }] });
    expect(broken.steps.length).toBeGreaterThan(0);
  });
});
