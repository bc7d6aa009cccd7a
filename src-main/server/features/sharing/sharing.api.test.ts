import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { LAN, OTHER_LAN, sharingTest, type SharingTest } from '../../testing/sharing-api.ts';

let test: SharingTest;
beforeEach(async () => {
  test = await sharingTest();
});
afterEach(() => test.api.close());

describe('opening to the class', () => {
  it('is off at the start, and off again after a restart', async () => {
    expect(await test.state()).toMatchObject({ control: 'switch', isOpen: false, joinUrl: null });
    expect(await test.answers(LAN)).toBe(false);
    await test.open();
    expect(await test.answers(LAN)).toBe(true);
    await test.api.restart();
    expect(await test.state()).toMatchObject({ isOpen: false, joinUrl: null });
    expect(await test.answers(LAN)).toBe(false);
  });

  it('opens the likely address, tells it, and announces it', async () => {
    const opened = await test.open();
    expect(opened).toMatchObject({
      isOpen: true,
      openedAt: new Date(test.api.clock.now()).toISOString(),
      joinUrl: test.urlOf(LAN),
      qrPayload: test.urlOf(LAN),
      localNameUrl: test.urlOf('punakawan.local'),
      addresses: [
        { address: LAN, url: test.urlOf(LAN), adapter: 'Wi-Fi', kind: 'lan', state: 'open' },
        { address: OTHER_LAN, adapter: 'Ethernet 2', state: 'available' },
      ],
      students: [],
      notices: [],
    });
    expect(test.announcer.announced).toEqual([LAN]);
    expect(await test.answers(LAN)).toBe(true);
    expect(await test.answers(OTHER_LAN)).toBe(false);
  });

  it('opens the addresses that are chosen, and remembers their adapters for the next lesson', async () => {
    expect((await test.open(OTHER_LAN)).joinUrl).toBe(test.urlOf(OTHER_LAN));
    expect([await test.answers(LAN), await test.answers(OTHER_LAN)]).toEqual([false, true]);
    await test.api.restart();
    test.network.plug('Ethernet 2', '127.0.0.4');
    test.admin = await test.api.admin();
    expect((await test.open()).joinUrl).toBe(test.urlOf('127.0.0.4'));
  });

  it('is written down, as is the closing', async () => {
    await test.open();
    await test.close();
    const { data } = await test.admin.call(auditApi.list, { query: {} });
    expect(data.map(({ what }) => what)).toEqual([
      'Menutup untuk kelas.',
      `Membuka untuk kelas di ${LAN}.`,
    ]);
  });

  it('changes its addresses while it is open; those that stay are not interrupted', async () => {
    await test.open(LAN);
    const socket = connect(test.api.server.port, LAN);
    await once(socket, 'connect');
    await test.open(LAN, OTHER_LAN);
    expect([await test.answers(LAN), await test.answers(OTHER_LAN)]).toEqual([true, true]);
    expect(socket.destroyed).toBe(false);
    await test.open(OTHER_LAN);
    await once(socket, 'close');
    expect([await test.answers(LAN), await test.answers(OTHER_LAN)]).toEqual([false, true]);
  });

  it('closes new and old connections within a second, and leaves loopback alone', async () => {
    await test.open();
    const pupil = connect(test.api.server.port, LAN);
    const desktop = connect(test.api.server.port, '127.0.0.1');
    await Promise.all([once(pupil, 'connect'), once(desktop, 'connect')]);
    pupil.write('GET /api/health HTTP/1.1\r\nHost: ');
    // Its end may be a reset: that is an end too.
    pupil.on('error', () => undefined);
    const gone = new Promise((resolve) => pupil.on('close', resolve));
    const began = performance.now();
    expect(await test.close()).toMatchObject({ isOpen: false, openedAt: null, joinUrl: null });
    await gone;
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await test.answers(LAN)).toBe(false);
    expect(await test.answers('127.0.0.1')).toBe(true);
    expect(desktop.destroyed).toBe(false);
    expect(test.announcer.announced).toEqual([]);
    desktop.destroy();
  });

  it('may be asked for twice, and opens and closes fifty times without a leak', async () => {
    const handles = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
    const before = handles();
    for (let n = 0; n < 50; n++) {
      await test.open();
      await test.close();
    }
    await Promise.all([
      test.open(),
      test.open(),
      test.close(),
      test.open(),
      test.close(),
      test.close(),
    ]);
    await test.close();
    expect(handles()).toBe(before);
    await test.open();
    expect(await test.answers(LAN)).toBe(true);
  });

  it('keeps a foreign Host out and lets its own address in', async () => {
    await test.open();
    const ask = (host: string) =>
      rawRequest(test.api.server.port, {
        host: LAN,
        path: '/api/health',
        headers: { Host: `${host}:${test.api.server.port}` },
      });
    expect((await ask('evil.example')).status).toBe(421);
    expect((await ask('8.8.8.8')).status).toBe(421);
    expect((await ask(LAN)).status).toBe(200);
    expect((await ask('punakawan.local')).status).toBe(200);
  });
});

describe('who may', () => {
  it('only an admin, and only at the machine itself', async () => {
    await test.open();
    const lan = test.at(LAN);
    lan.tokens = test.admin.tokens;
    for (const endpoint of [
      sharingApi.state,
      sharingApi.open,
      sharingApi.close,
      sharingApi.selfTest,
    ]) {
      expect(await lan.refuse(endpoint)).toMatchObject({ status: 403, code: 'LOCAL_ONLY' });
      expect(await test.at(LAN).refuse(endpoint)).toMatchObject({ status: 401 });
    }
    // What an admin does elsewhere is not affected.
    expect((await lan.send('GET', '/admin/stats')).status).toBe(200);
    expect(await test.answers(LAN)).toBe(true);
  });

  it('nobody, before there is an admin', async () => {
    test.api.server.context.sqlite.exec(`UPDATE user SET role = 'player'`);
    await expect(test.api.server.context.sharing.open()).rejects.toMatchObject({
      code: 'ADMIN_NEEDED',
    });
    expect(await test.answers(LAN)).toBe(false);
  });

  it('refuses addresses that are not its own or are none', async () => {
    for (const [addresses, status, code] of [
      [['192.0.2.1'], 409, 'ADDRESS_UNAVAILABLE'],
      [['127.0.0.1'], 409, 'ADDRESS_UNAVAILABLE'],
      [['0.0.0.0'], 409, 'ADDRESS_UNAVAILABLE'],
      [['localhost'], 400, 'VALIDATION_ERROR'],
      [[], 400, 'VALIDATION_ERROR'],
    ] as const) {
      const refused = await test.admin.refuse(sharingApi.open, { body: { addresses } });
      expect(refused).toMatchObject({ status, code });
    }
    expect((await test.state()).isOpen).toBe(false);
  });

  it('says what to do without a network', async () => {
    test.network.unplug('Wi-Fi');
    test.network.unplug('Ethernet 2');
    expect((await test.state()).notices).toMatchObject([{ code: 'NO_NETWORK' }]);
    expect(await test.admin.refuse(sharingApi.open, { body: {} })).toMatchObject({
      status: 409,
      code: 'NO_LAN_ADDRESS',
    });
  });
});

describe('students', () => {
  it('are the players seen from other machines within the last minute, by name', async () => {
    await test.open();
    const [budi, ani] = [test.at(LAN), test.at(LAN)];
    for (const [client, username] of [
      [budi, 'Budi'],
      [ani, 'Ani'],
    ] as const) {
      const body = { username, email: `${username}@sekolah.id`, password: 'rahasia' };
      const { data } = await client.call(authApi.register, { body });
      client.tokens = data.tokens;
      await client.call(authApi.me);
      await client.call(authApi.me);
    }
    const here = await test.api.player();
    await here.call(authApi.me);
    const seenAt = new Date(test.api.clock.now()).toISOString();
    expect((await test.state()).students).toMatchObject([
      { username: 'Ani', lastSeenAt: seenAt },
      { username: 'Budi', lastSeenAt: seenAt },
    ]);

    test.api.clock.advance(40_000);
    await ani.call(authApi.me);
    test.api.clock.advance(40_000);
    expect((await test.state()).students).toMatchObject([{ username: 'Ani' }]);
    expect((await test.close()).students).toEqual([]);
    expect((await test.open()).students).toEqual([]);
  });
});

describe('a server started with --host', () => {
  it('is open by that option, says so, and cannot be switched', async () => {
    const served = await emptyBankApi({ network: test.network, host: '0.0.0.0' });
    const guru = await served.admin();
    const { port } = served.server;
    const { data } = await guru.call(sharingApi.state);
    expect(data).toMatchObject({
      control: 'host-option',
      isOpen: true,
      joinUrl: `http://${LAN}:${port}`,
      addresses: [{ state: 'open' }, { state: 'open' }],
    });
    for (const endpoint of [sharingApi.open, sharingApi.close]) {
      expect(await guru.refuse(endpoint, { body: {} })).toMatchObject({ code: 'SHARING_FIXED' });
    }
    expect((await guru.call(sharingApi.selfTest)).data.results).toHaveLength(2);
    await served.close();
  });

  it('serves loopback beside the address that was given', async () => {
    const served = await emptyBankApi({ network: test.network, host: LAN });
    const { port } = served.server;
    for (const host of [LAN, '127.0.0.1']) {
      expect((await rawRequest(port, { host, path: '/api/health' })).status).toBe(200);
    }
    await served.close();
  });
});
